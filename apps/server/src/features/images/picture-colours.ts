import { type Oklab, oklabFromHex } from '#platform/images/oklab.ts'

/** The colours that a picture is found by: six hexadecimal digits, without the number sign. */
export interface PictureColours {
  readonly dominant: string
  /** Null where the picture has one colour only. */
  readonly secondary: string | null
}

interface Pixel {
  readonly hex: string
  readonly lab: Oklab
  readonly weight: number
}

interface Cluster {
  readonly centre: Oklab
  readonly pixels: readonly Pixel[]
  readonly weight: number
}

const CLUSTERS = 6
const ROUNDS = 12
/** Distance in OKLab from which two colours are seen as two. */
const APART = 0.1
/** Part of a picture that its second colour covers at least. */
const SECONDARY_PART = 0.04
/** Weight of a corner beside the middle, where the piece stands and not the wall behind it. */
const CORNER_WEIGHT = 0.25
/** What lets more than half of the light through is no colour of the picture. */
const OPAQUE_FROM = 128
const GREY = '808080'

/**
 * The colour that covers most of a picture, and the next one that is clearly another: clusters of
 * pixels by how alike they look (k-means in OKLab). The same picture gives the same colours.
 *
 * @param sample a square picture, four bytes for each pixel: red, green, blue and opacity
 */
export function pictureColours(sample: Uint8Array): PictureColours {
  const pixels = readPixels(sample)
  if (pixels.length === 0) return { dominant: GREY, secondary: null }
  const clusters = joinAlike(cluster(pixels)).sort((a, b) => b.weight - a.weight)
  const [first, ...others] = clusters
  if (first === undefined) return { dominant: GREY, secondary: null }
  const total = clusters.reduce((sum, { weight }) => sum + weight, 0)
  const second = others.find(({ weight }) => weight >= total * SECONDARY_PART)
  return { dominant: middleOf(first), secondary: second === undefined ? null : middleOf(second) }
}

function readPixels(sample: Uint8Array): Pixel[] {
  const count = sample.length / 4
  const side = Math.round(Math.sqrt(count))
  const known = new Map<string, Oklab>()
  const pixels: Pixel[] = []
  for (let at = 0; at < count; at += 1) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = sample.subarray(at * 4, at * 4 + 4)
    if (opacity < OPAQUE_FROM) continue
    const hex = ((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')
    const lab = known.get(hex) ?? oklabFromHex(hex)
    known.set(hex, lab)
    pixels.push({ hex, lab, weight: weightAt(at % side, Math.floor(at / side), side) })
  }
  return pixels
}

/** Falls from 1 in the middle to `CORNER_WEIGHT` in the corners. */
function weightAt(x: number, y: number, side: number): number {
  const middle = (side - 1) / 2
  const distance = Math.hypot(x - middle, y - middle) / Math.max(1, Math.hypot(middle, middle))
  return 1 - (1 - CORNER_WEIGHT) * distance
}

function cluster(pixels: readonly Pixel[]): Cluster[] {
  let clusters = firstCentres(pixels).map((centre): Cluster => ({ centre, pixels: [], weight: 0 }))
  for (let round = 0; round < ROUNDS; round += 1) {
    const groups = clusters.map((): Pixel[] => [])
    for (const pixel of pixels) groups[nearest(clusters, pixel.lab)]?.push(pixel)
    clusters = groups.filter((group) => group.length > 0).map(toCluster)
  }
  return clusters
}

/** The mean, and then whatever is farthest from all centres there are: no chance is involved. */
function firstCentres(pixels: readonly Pixel[]): Oklab[] {
  const centres = [toCluster(pixels).centre]
  while (centres.length < CLUSTERS) {
    let farthest: Pixel | undefined
    let most = 0
    for (const pixel of pixels) {
      const gap = Math.min(...centres.map((centre) => distance(centre, pixel.lab)))
      if (gap <= most) continue
      most = gap
      farthest = pixel
    }
    if (farthest === undefined) break
    centres.push(farthest.lab)
  }
  return centres
}

function nearest(clusters: readonly Cluster[], lab: Oklab): number {
  let best = 0
  let least = Infinity
  for (const [at, { centre }] of clusters.entries()) {
    const gap = distance(centre, lab)
    if (gap >= least) continue
    least = gap
    best = at
  }
  return best
}

/** Clusters that look alike are one colour. */
function joinAlike(clusters: readonly Cluster[]): Cluster[] {
  const joined: Cluster[] = []
  for (const next of clusters.toSorted((a, b) => b.weight - a.weight)) {
    const at = joined.findIndex(({ centre }) => distance(centre, next.centre) < APART)
    const like = joined[at]
    if (like === undefined) joined.push(next)
    else joined[at] = toCluster([...like.pixels, ...next.pixels])
  }
  return joined
}

function toCluster(pixels: readonly Pixel[]): Cluster {
  let weight = 0
  let [L, a, b] = [0, 0, 0]
  for (const pixel of pixels) {
    weight += pixel.weight
    L += pixel.lab.L * pixel.weight
    a += pixel.lab.a * pixel.weight
    b += pixel.lab.b * pixel.weight
  }
  return { centre: { L: L / weight, a: a / weight, b: b / weight }, pixels, weight }
}

/** The colour in a cluster that is nearest to its middle: one that can be seen in the picture. */
function middleOf({ centre, pixels }: Cluster): string {
  let found = GREY
  let least = Infinity
  for (const { hex, lab } of pixels) {
    const gap = distance(centre, lab)
    if (gap >= least) continue
    least = gap
    found = hex
  }
  return found
}

function distance(one: Oklab, other: Oklab): number {
  return Math.hypot(one.L - other.L, one.a - other.a, one.b - other.b)
}
