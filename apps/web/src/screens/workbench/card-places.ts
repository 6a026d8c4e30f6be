/** Id of the element of a card. */
export function cardId(id: number): string {
  return `card${id}`
}

/** Shows a card, wherever among the others it lies. */
export function scrollToCard(id: number): void {
  document.getElementById(cardId(id))?.scrollIntoView({ block: 'center' })
}

/** Shows a card that has just been opened, as soon as it is there. */
export function scrollToOpen(id: number): void {
  requestAnimationFrame(() => {
    document.getElementById(cardId(id))?.scrollIntoView({ block: 'start' })
  })
}
