/** What a drawing needs of its styles to look the same in a file of its own. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'opacity',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'visibility',
] as const

/** Pixels of a PNG for each pixel of the page. */
const PNG_SCALE = 2
const CAPTION_HEIGHT = 22
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

export type ChartFileFormat = 'svg' | 'png'
export type ChartLayerElement = SVGSVGElement | HTMLCanvasElement

/** What stands below a drawing in its file. */
export interface ChartWords {
  /** Name of the file without its ending. */
  readonly name: string
  /** Lines: what is shown, and where its regions come from. */
  readonly captions: readonly string[]
  /** What the colours of points mean. */
  readonly legend?: readonly { readonly name: string; readonly colour: string }[]
}

/**
 * Saves a chart as it stands as a file.
 *
 * @param layers the drawings of the chart from the lowest up, all of them in one place; the first
 *   one has the measures of the whole
 */
export async function saveChart(
  layers: readonly ChartLayerElement[],
  format: ChartFileFormat,
  words: ChartWords,
): Promise<void> {
  const copy = await standaloneCopy(layers, words)
  if (!copy) return
  const text = new XMLSerializer().serializeToString(copy)
  const svg = new Blob([text], { type: 'image/svg+xml' })
  download(format === 'svg' ? svg : await toPng(svg, copy), `${words.name}.${format}`)
}

async function standaloneCopy(
  layers: readonly ChartLayerElement[],
  { captions, legend = [] }: ChartWords,
): Promise<SVGSVGElement | undefined> {
  const [drawing] = layers
  if (!(drawing instanceof SVGSVGElement)) return undefined
  const copy = copyOf(drawing)
  for (const layer of layers.slice(1)) {
    copy.append(
      layer instanceof SVGSVGElement ? groupOf(layer, drawing) : pictureOf(layer, drawing),
    )
  }
  await Promise.all([...copy.querySelectorAll('image')].map(embed))
  const { width, height } = drawing.viewBox.baseVal
  const { color, fontFamily } = getComputedStyle(drawing)
  const style = { fill: color, 'font-family': fontFamily, 'font-size': 13 }
  const entries = legendEntries(legend, width, height)
  const legendHeight = entries.at(-1)?.y ?? height
  const whole = legendHeight + captions.length * CAPTION_HEIGHT + 6
  copy.setAttribute('xmlns', SVG_NAMESPACE)
  copy.setAttribute('viewBox', `0 0 ${width} ${whole}`)
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(whole))
  const ground = createElement('rect', { width, height: whole, fill: groundColour(drawing) })
  copy.prepend(ground)
  for (const { x, y, name, colour } of entries) {
    copy.append(
      createElement('circle', { cx: x + 5, cy: y - 4.5, r: 5, fill: colour }),
      textElement(name, { ...style, x: x + 16, y }),
    )
  }
  captions.forEach((caption, line) => {
    const y = legendHeight + (line + 1) * CAPTION_HEIGHT - 6
    copy.append(textElement(caption, { ...style, x: 12, y }))
  })
  return copy
}

/** About as wide as a letter of the captions is. */
const LETTER_WIDTH = 7.2

/** Where the entries of a legend stand, in as many lines as they need. */
function legendEntries(legend: NonNullable<ChartWords['legend']>, width: number, top: number) {
  let x = 12
  let y = top + CAPTION_HEIGHT - 6
  return legend.map((entry) => {
    const room = 16 + entry.name.length * LETTER_WIDTH + 14
    if (x > 12 && x + room > width) {
      x = 12
      y += CAPTION_HEIGHT
    }
    const place = { ...entry, x, y }
    x += room
    return place
  })
}

function textElement(text: string, attributes: Readonly<Record<string, string | number>>) {
  const element = createElement('text', attributes)
  element.textContent = text
  return element
}

function copyOf(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement // a clone is of the same kind
  copyStyles(drawing, copy)
  return copy
}

/** A drawing over the first one, at its place there and no larger than it is. */
function groupOf(layer: SVGSVGElement, drawing: SVGSVGElement): SVGElement {
  const [own, whole] = [layer.getBoundingClientRect(), drawing.getBoundingClientRect()]
  const group = createElement('svg', {
    x: own.x - whole.x,
    y: own.y - whole.y,
    width: own.width,
    height: own.height,
  })
  group.append(...copyOf(layer).childNodes)
  return group
}

/** Points that are many are pixels in the file as well, at their place on the drawing. */
function pictureOf(canvas: HTMLCanvasElement, drawing: SVGSVGElement): SVGElement {
  const [own, whole] = [canvas.getBoundingClientRect(), drawing.getBoundingClientRect()]
  return createElement('image', {
    href: canvas.toDataURL('image/png'),
    x: own.x - whole.x,
    y: own.y - whole.y,
    width: own.width,
    height: own.height,
  })
}

/** Elements of the original and of its copy are in the same order. */
function copyStyles(original: Element, copy: Element): void {
  const copies = [copy, ...copy.querySelectorAll('*')]
  for (const [at, element] of [original, ...original.querySelectorAll('*')].entries()) {
    const target = copies[at]
    if (!(target instanceof SVGElement)) continue
    const style = getComputedStyle(element)
    for (const property of STYLES) {
      const value = style.getPropertyValue(property)
      // Programs that know older colours only would paint it black.
      target.style.setProperty(property, value === 'rgba(0, 0, 0, 0)' ? 'none' : value)
    }
    for (const name of ['class', 'tabindex', 'href']) {
      if (!(target instanceof SVGImageElement)) target.removeAttribute(name)
    }
  }
}

/** A file of its own cannot ask the site for photographs; one that does not come stays out. */
async function embed(image: SVGImageElement): Promise<void> {
  // Points of a canvas are in the file already; the site's rules forbid to fetch them once more.
  if (image.href.baseVal.startsWith('data:')) return
  try {
    const response = await fetch(image.href.baseVal)
    if (!response.ok) throw new Error(`answered ${response.status}`)
    image.setAttribute('href', await dataUrl(await response.blob()))
  } catch {
    image.remove() // the frame of the photograph still marks the place
  }
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read'))
    reader.readAsDataURL(blob)
  })
}

async function toPng(svg: Blob, { width, height }: SVGSVGElement): Promise<Blob> {
  const address = URL.createObjectURL(svg)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width.baseVal.value * PNG_SCALE
    canvas.height = height.baseVal.value * PNG_SCALE
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob) resolve(blob)
        else reject(new Error('The picture could not be made'))
      }, 'image/png')
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** The colour that the page has behind a drawing. */
function groundColour(drawing: Element): string {
  for (let at: Element | null = drawing; at !== null; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor
  }
  return '#ffffff'
}

function createElement(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
): SVGElement {
  const element = document.createElementNS(SVG_NAMESPACE, name) as SVGElement // of this namespace
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}
