import type { OnlineScreen } from './online-screen.ts'
import { screensAround } from './online-screens-around.ts'
import { screensBefore } from './online-screens-before.ts'
import { screensPlaying } from './online-screens-playing.ts'

/** Every state of a table elsewhere. */
export const onlineScreens: readonly OnlineScreen[] = [...screensBefore, ...screensPlaying, ...screensAround]
