/**
 * Whether an answer is the same for everyone. What the server does not call public outright may
 * be someone's own and leaves no trace on the device.
 */
export function mayBeKept({ status, redirected, headers }: Response): boolean {
  const policy = headers.get('cache-control') ?? ''
  return status === 200 && !redirected && /\bpublic\b/.test(policy) && !/no-store/.test(policy)
}
