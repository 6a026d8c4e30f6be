import { formulaParts } from '@glazy/ceramics/chemistry/oxides'

const SUBSCRIPT_SIZE = '0.75em'
const SUBSCRIPT_DROP = 0.25

/** A chemical formula inside an SVG text, with real subscripts. */
export function SvgFormula({ children }: { readonly children: string }) {
  const parts = formulaParts(children)
  return parts.map((part, index) => {
    const wasLow = parts[index - 1]?.isSubscript ?? false
    const drop = Number(part.isSubscript) - Number(wasLow)
    return (
      <tspan
        key={index}
        {...(drop !== 0 && { dy: `${drop * SUBSCRIPT_DROP}em` })}
        {...(part.isSubscript && { fontSize: SUBSCRIPT_SIZE })}
      >
        {part.text}
      </tspan>
    )
  })
}
