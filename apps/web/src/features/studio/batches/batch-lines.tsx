import { inUnit } from '@glazy/ceramics/batch/exact-weight'
import { fromDecimal, toDecimal } from '@glazy/ceramics/batch/millionths'
import type { Batch, BatchLine } from '@glazy/contract/batches'
import { BATCH_INPUT_MAX_LENGTH } from '@glazy/contract/limits'
import { materialHref } from '@glazy/contract/material-path'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MaterialName } from '#components/material-name.tsx'
import form from '#components/form.module.css'
import { NumberInput } from '#components/number-input.tsx'
import { SelectField } from '#components/select-field.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { useUnits } from '#lib/units.ts'
import { ownStock } from '#queries/stock.ts'
import page from '#components/page.module.css'
import classes from './batches.module.css'
import { isWeight, missingOf, type WeighedTexts } from './weighed-texts.ts'

export interface BatchLinesProps {
  readonly userId: number
  readonly batch: Batch
  readonly texts: WeighedTexts
  readonly onType: (place: number, text: string) => void
  /** Says what an ingredient is taken from; `null` for what fits by itself. Left out where that stays. */
  readonly onChoose?: (place: number, materialId: number | null) => void
}

/** The ingredients of a batch; what the scale shows is typed while it is planned. */
export function BatchLines({ userId, batch, texts, onType, onChoose }: BatchLinesProps) {
  const { t } = useTranslation('batches')
  const isPlanned = batch.state === 'planned'
  return (
    <table className={classes.lines}>
      <caption className={page.visuallyHidden}>{t('table.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table.ingredient')}</th>
          <th scope="col">{t('table.planned')}</th>
          <th scope="col">{t('table.weighed')}</th>
          <th scope="col">{t(isPlanned ? 'table.left' : 'table.from')}</th>
        </tr>
      </thead>
      <tbody>
        {batch.lines.map((line, place) => (
          <Row
            key={place}
            batch={batch}
            line={line}
            text={texts[place] ?? ''}
            onType={(text) => onType(place, text)}
            source={
              onChoose && (
                <Source userId={userId} line={line} onChoose={(id) => onChoose(place, id)} />
              )
            }
          />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  readonly batch: Batch
  readonly line: BatchLine
  readonly text: string
  readonly onType: (text: string) => void
  /** What it is taken from. */
  readonly source: ReactNode
}

function Row({ batch, line, text, onType, source }: RowProps) {
  const { t } = useTranslation('batches')
  const formats = useFormats()
  const { gramText, sign } = useUnits()
  const { unit, state } = batch
  const { materialId, name, isHidden, isAdditional, planned } = line
  const say = (grams: string) => gramText(grams, unit)
  return (
    <tr>
      <th scope="row">
        {isAdditional && '+ '}
        {materialId === null || isHidden ? (
          <MaterialName name={name} />
        ) : (
          <a href={materialHref({ id: materialId, name, kind: 'primitive' })}>
            <MaterialName name={name} />
          </a>
        )}
      </th>
      <td className={classes.planned}>{say(planned)}</td>
      <td data-label={t('table.weighed')}>
        {state === 'planned' ? (
          <span className={classes.weighed}>
            <NumberInput
              className={form.input}
              data-field="texts"
              maxLength={BATCH_INPUT_MAX_LENGTH}
              aria-label={t('table.weighedOf', { name })}
              aria-invalid={!isWeight(text, unit)}
              placeholder={formats.written(inUnit(fromDecimal(planned), unit))}
              value={text}
              onChange={onType}
            />
            {sign(unit)}
            <StillToAdd batch={batch} line={line} text={text} />
          </span>
        ) : (
          say(line.weighed ?? planned)
        )}
      </td>
      <td data-label={t(state === 'planned' ? 'table.left' : 'table.from')}>
        {state === 'planned' ? (
          <>
            {source}
            <Left line={line} say={say} />
          </>
        ) : (
          <From line={line} say={say} />
        )}
      </td>
    </tr>
  )
}

/** What of an ingredient that was weighed is missing yet, as after a batch has become larger. */
function StillToAdd({ batch, line, text }: Pick<RowProps, 'batch' | 'line' | 'text'>) {
  const { t } = useTranslation('batches')
  const { gramText } = useUnits()
  const missing = missingOf(line.planned, text, batch.unit)
  if (missing === null) return null
  const weight = gramText(missing, batch.unit)
  return <small className={classes.stillToAdd}>{t('table.missing', { weight })}</small>
}

interface StockCellProps {
  readonly line: BatchLine
  readonly say: (grams: string) => string
}

/** What is there, and what is missing. */
function Left({ line, say }: StockCellProps) {
  const { t } = useTranslation('batches')
  const { left, planned, weighed } = line
  if (left === null) return null
  const missing = fromDecimal(weighed ?? planned) - fromDecimal(left)
  return (
    <>
      {say(left)}
      {missing > 0n && (
        <small className={classes.short}>
          {t('table.short', { weight: say(toDecimal(missing)) })}
        </small>
      )}
    </>
  )
}

interface SourceProps {
  readonly userId: number
  readonly line: BatchLine
  readonly onChoose: (materialId: number | null) => void
}

/** The material that an ingredient is taken from, among those that stock is kept of. */
function Source({ userId, line, onChoose }: SourceProps) {
  const { t } = useTranslation('batches')
  const names = useNames()
  const { data: stock = [] } = useQuery(ownStock(userId))
  const { from, isChosen, name } = line
  if (stock.length === 0) return <span className={classes.from}>–</span>
  const itself = isChosen || from === null ? t('table.byItself') : names.shown(from)
  return (
    <SelectField
      label={t('table.takeFrom', { name: names.shown({ name }) })}
      isLabelHidden
      value={isChosen && from ? String(from.id) : ''}
      options={[
        { value: '', label: from === null ? t('table.notKept') : itself },
        ...stock.map((one) => ({
          value: String(one.materialId),
          label: names.shown({ name: one.name }),
        })),
      ]}
      onChange={(id) => onChoose(id === '' ? null : Number(id))}
    />
  )
}

/** What came from which lot. */
function From({ line, say }: StockCellProps) {
  const { t } = useTranslation('batches')
  if (line.lots.length === 0) return '–'
  return line.lots.map(({ lotId, label, place, grams, analysis }) => (
    <span key={`${lotId} ${place}`} className={classes.from}>
      {say(grams)}{' '}
      <small>
        {[place, label, analysis && t('table.ownAnalysis')]
          .filter((text) => text !== null)
          .join(' · ')}
      </small>
    </span>
  ))
}
