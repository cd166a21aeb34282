import { contract } from '../../../tests/kit/contract.ts'
import { negotiatorPlan } from '../../../tests/kit/negotiator.ts'
import { negotiator } from './index.ts'

const game = negotiator()
contract(game, negotiatorPlan(game))
