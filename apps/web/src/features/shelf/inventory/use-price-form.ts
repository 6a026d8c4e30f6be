import { PRICE_DECIMALS, PRICE_WHOLE_DIGITS } from '@glazy/ceramics/batch/price'
import type { UserMaterial } from '@glazy/contract/inventory'
import { readShelfPrice } from '@glazy/contract/rules/inventory'
import { useRef, useState } from 'react'
import { notify } from '#lib/notify.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useTwoMeanings } from '#lib/texts/use-two-meanings.ts'
import { type ShelfPrice, useSaveShelfPrice } from '#queries/inventory-changes.ts'

/** Price, unit and SKU as they are typed. */
export interface PriceFields {
  readonly price: string
  readonly unit: string
  readonly sku: string
}

const PRICE_FIELDS = ['price', 'unit', 'sku'] as const

/**
 * Price, unit and SKU of a material as they are typed; what is wrong is said when they are read.
 *
 * @param begun what is in the fields already and saved nowhere
 */
export function usePriceFields({ price, priceUnits, vendorCode }: ShelfPrice, begun?: PriceFields) {
  const { t } = useTranslation('inventory')
  const { typed } = useFormats()
  const priceField = useRef<HTMLInputElement>(null)
  const twoMeanings = useTwoMeanings()
  const [problem, setProblem] = useState<string>()
  const [initial] = useState<PriceFields>({
    price: typed(price ?? ''),
    unit: priceUnits ?? '',
    sku: vendorCode ?? '',
  })
  const [fields, setFields] = useState(begun ?? initial)

  /** What the fields say; undefined where that cannot be. */
  function read(): Required<ShelfPrice> | undefined {
    const found = readShelfPrice(fields.price, fields.unit)
    setProblem(undefined)
    if (!found.ok) {
      const told =
        found.error === 'unclear'
          ? twoMeanings(fields.price)
          : t(`problem.${found.error}`, { whole: PRICE_WHOLE_DIGITS, decimals: PRICE_DECIMALS })
      setProblem(told)
      if (told !== undefined) notify('warning', told)
      priceField.current?.focus()
      return undefined
    }
    const { price: figures = '', priceUnits: unit = '' } = found.value ?? {}
    return { price: figures, priceUnits: unit, vendorCode: fields.sku.trim() }
  }

  return {
    fields,
    isChanged: PRICE_FIELDS.some((field) => fields[field] !== initial[field]),
    set: (changes: Partial<PriceFields>) => setFields((known) => ({ ...known, ...changes })),
    problem,
    priceField,
    read,
  }
}

export interface EditedPrice {
  readonly entry: UserMaterial
  readonly ownerId: number
  readonly begun: PriceFields | undefined
  readonly onClose: () => void
  /** What was typed could not be saved. */
  readonly onFailed: (typed: PriceFields) => void
}

/** The fields of a row; what is right is shown at once, and in the fields again when it cannot be saved. */
export function usePriceForm({ entry, ownerId, begun, onClose, onFailed }: EditedPrice) {
  const { t } = useTranslation('inventory')
  const save = useSaveShelfPrice(ownerId)
  const { read, ...form } = usePriceFields(entry, begun)

  async function submit() {
    const written = read()
    if (!written) return
    const isEmpty = written.price === '' && written.vendorCode === ''
    if (isEmpty) notify('info', t('noPriceInfo'))
    onClose()
    if (isEmpty && entry.price === null && entry.vendorCode === null) return
    try {
      const saved = await save.mutateAsync({ entry, ...written })
      if (!isEmpty && saved) notify('success', t('priceUpdated'))
    } catch {
      notify('error', t('updateFailed'))
      onFailed(form.fields)
    }
  }

  return { ...form, submit }
}
