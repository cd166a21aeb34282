import { settings } from './settings.ts'

/**
 * A few short sounds, made when they are wanted: no file is loaded, and none is ever needed to understand the game. Off
 * unless somebody turns them on.
 */
export type Sound = 'ring' | 'dice' | 'card' | 'stamp' | 'hang-up'

/** Plays a sound where somebody wants sounds: only then is what makes them loaded. */
export function play(name: Sound): void {
  if (settings().sound) void import('./sounds.ts').then(({ sound }) => sound(name))
}
