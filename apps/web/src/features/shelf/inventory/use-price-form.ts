import type { UserMaterial } from '@glazy/contract/inventory'
import { readShelfPrice, type ShelfPriceProblem } from '@glazy/contract/rules/inventory'
import { useRef, useState } from 'react'
import { notify } from '#lib/notify.ts'
import { typedPrice } from '#lib/prices/typed-price.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useSaveStock } from '#queries/inventory-changes.ts'

interface StockFields {
  readonly price: string
  readonly unit: string
  readonly sku: string
}

const STOCK_FIELDS = ['price', 'unit', 'sku'] as const

/** The fields of a row; what is right is shown at once, and taken back when it cannot be saved. */
export function useStockForm(entry: UserMaterial, ownerId: number, onClose: () => void) {
  const { t } = useTranslation('inventory')
  const { typed } = useFormats()
  const priceField = useRef<HTMLInputElement>(null)
  const save = useSaveStock(ownerId)
  const [problem, setProblem] = useState<ShelfPriceProblem>()
  const [initial] = useState<StockFields>({
    price: typedPrice(entry.price ?? '', typed),
    unit: entry.priceUnits ?? '',
    sku: entry.vendorCode ?? '',
  })
  const [fields, setFields] = useState(initial)

  async function submit() {
    const read = readShelfPrice(fields.price, fields.unit)
    setProblem(read.ok ? undefined : read.error)
    if (!read.ok) {
      notify('warning', t(`problem.${read.error}`))
      priceField.current?.focus()
      return
    }
    const vendorCode = fields.sku.trim()
    const isEmpty = read.value === null && vendorCode === ''
    if (isEmpty) notify('info', t('noPriceInfo'))
    onClose()
    if (isEmpty && entry.price === null && entry.vendorCode === null) return
    try {
      const { price = '', priceUnits = '' } = read.value ?? {}
      const saved = await save.mutateAsync({ entry, price, priceUnits, vendorCode })
      if (!isEmpty && saved) notify('success', t('priceUpdated'))
    } catch {
      notify('error', t('updateFailed'))
    }
  }

  return {
    fields,
    isChanged: STOCK_FIELDS.some((field) => fields[field] !== initial[field]),
    set: (changes: Partial<StockFields>) => setFields((known) => ({ ...known, ...changes })),
    problem,
    priceField,
    submit,
  }
}
