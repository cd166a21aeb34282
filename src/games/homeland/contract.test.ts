import { contract } from '../../../tests/kit/contract.ts'
import { homelandPlan } from '../../../tests/kit/homeland.ts'
import { homeland } from './index.ts'

const game = homeland()
contract(game, homelandPlan(game))
