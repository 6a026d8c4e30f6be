/** A line without what mails, lists and Markdown put around it. */
export function withoutDecoration(source: string): string {
  return source
    .replace(/^(?:\s*>)+/u, '')
    .replace(STAMP, '')
    .replace(/^\s*(?:[•·*◦▪●‣○–—-]|\[[ x]?\])\s+|^\s*#+\s+|^\s*\|/u, '')
    .replace(/\|\s*$/, '')
    .replace(BULLET, '')
    .replace(PICTURES, '')
    .replace(/\*\*([^*]+)\*\*|__([^_]+)__/g, '$1$2')
    .replace(/^\*([^*]+)\*$/, '$1')
    .replace(BY_WEIGHT, '')
    .trim()
}

/** When somebody said it in a chat, and who: `[10:42] Test: `. */
const STAMP =
  /^\s*\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+)?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?\]?\s*(?:[-–]\s*)?[^:\d]{1,30}:\s+/iu

/** Small pictures around words; a plus among them says something. */
const PICTURE = String.raw`(?:(?![©®™➕])\p{Extended_Pictographic}[\u{FE0F}\u{200D}]*)+`
const PICTURES = new RegExp(String.raw`^\s*${PICTURE}\s*(?=\S)|(?<=\S)\s*${PICTURE}\s*$`, 'gu')

/** A small sign in front of a line that is none of those of cones, a plus or a brand, or the number of a list: `☐`, `②`. */
const BULLET = /^\s*(?:(?![△▲➕№©®])\p{So}\u{FE0F}?|[→・①-⒛❶-❿]|\d\u{FE0F}?\u{20E3})\s*(?=\S)/u

/** What amounts are told apart from, which says nothing where all are weighed: `20% by weight`. */
const BY_WEIGHT = /(?<=[\d%])\s*\(?by\s(?:weight|wt\.?)\)?(?=\s*(?:$|[,;|\t]))/gi

/** Small pictures behind an amount, as people put them into messages: `Silica 50 👍`. */
export const CHEERS = /(?<=[\d%g])\s*(?:\p{Extended_Pictographic}|[\u{FE0F}\u{200D}\s])+$/u
