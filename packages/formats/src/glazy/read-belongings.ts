import { WEIGHT_UNITS } from '@glazy/ceramics/lookups/lookups'
import type {
  FoundBatch,
  FoundBelongings,
  FoundCollection,
  FoundLog,
  FoundRamp,
  FoundReference,
  FoundSchedule,
  FoundStock,
} from '../record/belongings.ts'
import { nodeText, type YamlMap, type YamlNode } from '../yaml/yaml-node.ts'

/** Fields of a person's export that hold what they have besides items. */
const BELONGINGS = ['collections', 'inventory', 'kilnSchedules', 'logs'] as const

/** What a person has besides items; an entry that lacks what makes it one is left out. */
export function readBelongings(
  list: (field: (typeof BELONGINGS)[number]) => Iterable<YamlMap>,
): FoundBelongings {
  return {
    collections: [...list('collections')].flatMap(readCollection),
    inventory: [...list('inventory')].flatMap(readStock),
    kilnSchedules: [...list('kilnSchedules')].flatMap(readSchedule),
    logs: [...list('logs')].flatMap(readLog),
  }
}

function readCollection(record: YamlMap): FoundCollection[] {
  const { text, list, ...entry } = fieldsOf(record)
  const name = text('name')
  if (name === '') return []
  const items = list('items').flatMap(referenceOf)
  const isPinned = text('isPinned') === 'true'
  const times = { ...entry.time('createdAt'), ...entry.time('updatedAt') }
  return [{ name, description: entry.orNull('description'), isPinned, items, ...times }]
}

function readStock(record: YamlMap): FoundStock[] {
  const { text, orNull } = fieldsOf(record)
  const [item] = referenceOf(record.entries.get('item'))
  if (item === undefined) return []
  const unit = WEIGHT_UNITS.find(({ id }) => id === text('priceUnits'))?.id
  const price = unit === undefined ? '' : text('price')
  const priceUnits = price === '' ? '' : (unit ?? '')
  return [
    {
      item,
      price,
      priceUnits,
      vendorCode: orNull('vendorCode'),
      reorderGrams: orNull('reorderGrams'),
    },
  ]
}

function readSchedule(record: YamlMap): FoundSchedule[] {
  const { text, orNull, number, list, time } = fieldsOf(record)
  const name = text('name')
  if (name === '') return []
  return [
    {
      id: number('id'),
      name,
      description: orNull('description'),
      ortonConeId: number('coneId'),
      atmosphereId: number('atmosphereId'),
      defaultStartTemp: number('startTemperature') ?? 0,
      isCelsius: text('isCelsius') !== 'false',
      ramps: list('ramps').flatMap(readRamp),
      ...time('createdAt'),
    },
  ]
}

function readRamp(node: YamlNode): FoundRamp[] {
  if (node.kind !== 'map') return []
  const { number } = fieldsOf(node)
  const [rate, target] = [number('rate'), number('target')]
  if (rate === null || target === null) return []
  return [{ tempRatePerHr: rate, targetTemp: target, holdMinutes: number('holdMinutes') ?? 0 }]
}

/** What the person has posted, and batches; all else the site notes by itself. */
function readLog(record: YamlMap): FoundLog[] {
  const { text, orNull, time } = fieldsOf(record)
  const [type, title] = [text('type'), text('title')]
  const data = type === 'BATCH' ? readBatch(record.entries.get('data')) : undefined
  const isOwn = text('isSystem') !== 'true' || data !== undefined
  if (title === '' || type === '' || !isOwn) return []
  const [item] = referenceOf(record.entries.get('item'))
  return [
    {
      type,
      title,
      description: orNull('description'),
      ...(item && { item }),
      ...(data && { data }),
      ...time('createdAt'),
    },
  ]
}

function readBatch(node: YamlNode | undefined): FoundBatch | undefined {
  if (node?.kind !== 'map') return undefined
  const { number, orNull, list } = fieldsOf(node)
  const materialComponents = list('materialComponents').flatMap((line) => {
    if (line.kind !== 'map') return []
    const entry = fieldsOf(line)
    const name = entry.text('name')
    if (name === '') return []
    const amount = (key: string) => entry.number(key) ?? 0
    const amounts = {
      percentageAmount: amount('percentageAmount'),
      batchAmount: amount('batchAmount'),
    }
    return [{ name, ...amounts, cost: entry.number('cost') }]
  })
  if (materialComponents.length === 0) return undefined
  return {
    materialComponents,
    totalAmount: number('totalAmount') ?? 0,
    amountUnits: orNull('amountUnits'),
    totalCost: number('totalCost'),
    priceUnits: orNull('priceUnits'),
  }
}

function referenceOf(node: YamlNode | undefined): FoundReference[] {
  if (node?.kind !== 'map') return []
  const { number, text } = fieldsOf(node)
  const id = number('id')
  return id !== null && Number.isSafeInteger(id) && id > 0 ? [{ id, name: text('name') }] : []
}

/** Reads the fields of a record, whatever stands in them. */
function fieldsOf({ entries }: YamlMap) {
  const text = (key: string): string => {
    const node = entries.get(key)
    return node === undefined ? '' : nodeText(node).trim()
  }
  return {
    text,
    orNull: (key: string): string | null => text(key) || null,
    number(key: string): number | null {
      const value = text(key)
      return value !== '' && Number.isFinite(Number(value)) ? Number(value) : null
    },
    list(key: string): readonly YamlNode[] {
      const node = entries.get(key)
      return node?.kind === 'list' ? node.items : []
    },
    /** A time, under its own name, where it is one. */
    time<TKey extends string>(key: TKey): Partial<Record<TKey, string>> {
      const at = new Date(text(key))
      if (Number.isNaN(at.getTime())) return {}
      return { [key]: at.toISOString() } as Record<TKey, string> // the one key
    },
  }
}
