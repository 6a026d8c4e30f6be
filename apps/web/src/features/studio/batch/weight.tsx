import { Amount } from '#components/amount.tsx'
import { useWeightDecimals } from './use-weight-decimals.ts'

/** A weight as the visitor's scale shows it. */
export function Weight({ value }: { readonly value: number | undefined }) {
  const decimalsOf = useWeightDecimals()
  return <Amount value={value} decimals={decimalsOf(value ?? 0)} />
}
