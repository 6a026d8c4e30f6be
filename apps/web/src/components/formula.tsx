import { formulaParts } from '@glazy/ceramics/chemistry/oxides'

export interface FormulaProps {
  /** A chemical formula as it is typed, such as `Al2O3·2SiO2·2H2O`. */
  readonly children: string
}

/** A chemical formula with real subscripts; everything else in the text stays as it is. */
export function Formula({ children }: FormulaProps) {
  return (
    <span translate="no">
      {formulaParts(children).map((part, index) =>
        part.isSubscript ? <sub key={index}>{part.text}</sub> : part.text,
      )}
    </span>
  )
}
