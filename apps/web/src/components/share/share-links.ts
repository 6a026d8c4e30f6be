/** Sites a link can be posted to, each with the address that takes it. */
const NETWORKS = [
  { name: 'Facebook', share: 'https://www.facebook.com/sharer/sharer.php', keys: ['u', 'quote'] },
  {
    name: 'Pinterest',
    share: 'https://www.pinterest.com/pin/create/button/',
    keys: ['url', 'description'],
  },
  { name: 'Bluesky', share: 'https://bsky.app/intent/compose', keys: [undefined, 'text'] },
] as const

export interface ShareLink {
  readonly network: string
  readonly href: string
}

/** Characters of a text that is shared. */
const SHARED_TEXT_MAX_LENGTH = 200

/** What is said with a link: the name, no longer than others take. */
export function sharedText(name: string): string {
  return name.length <= SHARED_TEXT_MAX_LENGTH
    ? name
    : `${name.slice(0, SHARED_TEXT_MAX_LENGTH - 1).trimEnd()}…`
}

/** Addresses that open a network's own form with the link already in it. */
export function shareLinks(name: string, url: string): readonly ShareLink[] {
  return NETWORKS.map(({ name: network, share, keys: [urlKey, textKey] }) => {
    const query = new URLSearchParams(
      urlKey ? { [urlKey]: url, [textKey]: name } : { [textKey]: `${name} ${url}` },
    )
    return { network, href: `${share}?${query.toString()}` }
  })
}

/** Address of a letter about an item. */
export function mailtoLink(subject: string, body: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
