import type { Locator, Page } from 'playwright-core'

export const SIDE = 32

/** Something as it is on the screen, as greys of a small square. */
export async function greysOf(page: Page, of: Locator): Promise<number[]> {
  const png = await of.screenshot()
  return page.evaluate(
    async ([data, side]) => {
      // Not as an address: the page may load no image but its own.
      const bytes = Uint8Array.from(atob(data), character => character.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes]))
      const canvas = new OffscreenCanvas(side, side)
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('nothing to draw with')
      pen.drawImage(image, 0, 0, side, side)
      const { data: dots } = pen.getImageData(0, 0, side, side)
      return Array.from({ length: side * side }, (_, i) => (dots[4 * i] + dots[4 * i + 1] + dots[4 * i + 2]) / 3)
    },
    [png.toString('base64'), SIDE] as const,
  )
}
