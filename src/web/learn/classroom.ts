import { createContext, type ReactNode, useContext } from 'react'
import type { Standing } from '../../host/lessons.ts'

/** The ways out of a lesson that is taken somewhere else than under `#/learn`; null there. */
export type Classroom = (standing: Standing) => ReactNode

export const ClassroomOf = createContext<Classroom | null>(null)

export const useClassroom = (): Classroom | null => useContext(ClassroomOf)
