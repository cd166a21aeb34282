import { useTableSeen } from '../context.ts'

/** Is this the shared screen of a table: seen by everybody in the room, touched by nobody? */
export const useScreen = (): boolean => useTableSeen()?.you?.isScreen === true
