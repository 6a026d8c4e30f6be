/** The mark: a bowl with a glaze line, drawn in the colours of the theme. */
export function Logo({ size = 28 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <path d="M3 10h26c0 8-4.6 13.6-9 15.2V28h-8v-2.8C7.6 23.6 3 18 3 10Z" fill="var(--iron)" />
      <path
        d="M3 10h26c0 3.1-.7 5.8-1.8 8.1-1.6 1.7-3.2-.6-4.9.7-1.9 1.5-3.1 3-5 1.4-1.7-1.4-3.1-2-5.2-.4-1.8 1.3-2.9-.9-4.6-.6-1.3.2-1.9-.2-2.7-1.1C3.7 15.8 3 13.1 3 10Z"
        fill="var(--accent)"
      />
      <rect x="2" y="7.5" width="28" height="3.5" rx="1.75" fill="var(--accent)" />
    </svg>
  )
}
