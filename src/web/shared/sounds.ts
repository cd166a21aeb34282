import type { Sound } from './sound.ts'

let audio: AudioContext | null = null

/** A tone that fades: pitch in hertz, beginning and length in seconds. */
function tone(context: AudioContext, pitch: number, at: number, length: number, loudness: number): void {
  const source = context.createOscillator()
  const volume = context.createGain()
  source.frequency.value = pitch
  volume.gain.setValueAtTime(loudness, context.currentTime + at)
  volume.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + at + length)
  source.connect(volume).connect(context.destination)
  source.start(context.currentTime + at)
  source.stop(context.currentTime + at + length)
}

/** A knock: a few milliseconds of noise through a filter. */
function knock(context: AudioContext, pitch: number, at: number, length: number, loudness: number): void {
  const samples = Math.ceil(context.sampleRate * length)
  const noise = context.createBuffer(1, samples, context.sampleRate)
  const channel = noise.getChannelData(0)
  for (let i = 0; i < samples; i++) channel[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 3
  const source = context.createBufferSource()
  const filter = context.createBiquadFilter()
  const volume = context.createGain()
  source.buffer = noise
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  volume.gain.value = loudness
  source.connect(filter).connect(volume).connect(context.destination)
  source.start(context.currentTime + at)
}

const sounds: Readonly<Record<Sound, (context: AudioContext) => void>> = {
  ring(context) {
    for (const at of [0, 0.05, 0.1, 0.15, 0.2, 0.25]) tone(context, at % 0.1 === 0 ? 1320 : 1180, at, 0.08, 0.05)
  },
  dice(context) {
    for (const at of [0, 0.06, 0.11, 0.19, 0.3]) knock(context, 1800 + at * 2000, at, 0.05, 0.5)
  },
  card: context => knock(context, 3200, 0, 0.08, 0.25),
  stamp(context) {
    knock(context, 220, 0, 0.16, 0.9)
    tone(context, 90, 0, 0.18, 0.2)
  },
  'hang-up'(context) {
    knock(context, 700, 0, 0.07, 0.6)
    tone(context, 425, 0.12, 0.25, 0.04)
  },
}

/** Makes itself heard, if the browser lets it. */
export function sound(name: Sound): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  // A browser lets nothing sound before somebody has touched the page.
  if (audio.state === 'suspended') void audio.resume()
  sounds[name](audio)
}
