export interface PageRuleProps {
  readonly widthMm: number
  readonly heightMm: number
  readonly marginMm: number
}

/** Tells the browser on what paper this page is printed; it goes with the page. */
export function PageRule({ widthMm, heightMm, marginMm }: PageRuleProps) {
  return <style>{`@page { size: ${widthMm}mm ${heightMm}mm; margin: ${marginMm}mm }`}</style>
}
