/** Id of the element of a card, which takes the focus when the card turns into a form or back. */
export function cardId(id: number): string {
  return `card${id}`
}

/** Shows a card, wherever among the others it lies. */
export function scrollToCard(id: number): void {
  document.getElementById(cardId(id))?.scrollIntoView({ block: 'center' })
}

/** Focuses a card that was just opened or closed: the button that was pressed is gone. */
export function continueAt(id: number): void {
  requestAnimationFrame(() => {
    const card = document.getElementById(cardId(id))
    card?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'start' })
  })
}
