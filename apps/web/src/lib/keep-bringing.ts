/**
 * Brings a script, and tries again with the connection for as long as it has not come.
 *
 * @param onFailure called each time it has not come
 * @returns what ends that
 */
export function keepBringing<TPart>(
  bring: () => Promise<TPart>,
  take: (part: TPart) => void,
  onFailure?: () => void,
): () => void {
  let isOver = false
  const end = () => {
    isOver = true
    removeEventListener('online', tryToBring)
  }
  function tryToBring() {
    void bring().then(
      (part) => {
        if (isOver) return
        end()
        take(part)
      },
      // It is tried again with the connection.
      () => isOver || onFailure?.(),
    )
  }
  addEventListener('online', tryToBring)
  tryToBring()
  return end
}
