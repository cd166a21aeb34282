import { contract } from '../contract.ts'
import { toy } from './index.ts'
import { toyPlan } from './plan.ts'

contract(toy(), toyPlan)
