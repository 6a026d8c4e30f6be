import {
  CLAY_BODY_TYPE_ID,
  GLAZE_TYPE_ID,
  SLIP_TYPE_ID,
} from '@glazy/ceramics/lookups/material-types'
import type { MaterialSummary, NamedIngredient } from '@glazy/contract/materials'
import { materialHref } from '@glazy/contract/material-path'
import type { ReactNode } from 'react'
import type { CardTexts } from './card-texts.ts'
import classes from './card-face.module.css'
import { Picture, PictureWords } from './picture.tsx'
import { UmfBar } from './umf-bar.tsx'

export interface CardFaceProps extends CardTexts {
  readonly material: MaterialSummary
  readonly isEager: boolean
  /** A band above what the card writes out itself. */
  readonly isBand?: boolean
  /** What can be done with the item, over its face. */
  readonly children: ReactNode
}

/**
 * The upper part of a card: a photograph with the name on it, or else, like the label beside a piece
 * in a museum, what is known of the item.
 */
export function CardFace({ material, isEager, isBand, children, ...texts }: CardFaceProps) {
  const { id, name, image, ingredients = [] } = material
  const note = texts.note(material)
  const localName = texts.names.material(material)
  return (
    <div
      className={classes.face}
      data-band={isBand || undefined}
      {...(image ? { 'data-photo': true } : { 'data-family': familyOf(material) })}
    >
      <Picture material={material} isEager={isEager} {...texts} />
      <h3 className={classes.name}>
        <a className={classes.link} href={materialHref(material)} data-material={id}>
          {localName ?? name}
          {localName && (
            <span className={classes.original} lang="en">
              {name}
            </span>
          )}
        </a>
        <PictureWords material={material} {...texts} />
      </h3>
      {!image && note && <p className={classes.note}>{note}</p>}
      {!image && ingredients.length > 0 && <Ingredients ingredients={ingredients} {...texts} />}
      <UmfBar material={material} {...texts} />
      {children}
    </div>
  )
}

type Family = 'glaze' | 'clay' | 'slip' | 'raw' | 'analysis' | 'other'

const FAMILY_OF_TYPE: Readonly<Record<number, Family>> = {
  [GLAZE_TYPE_ID]: 'glaze',
  [CLAY_BODY_TYPE_ID]: 'clay',
  [SLIP_TYPE_ID]: 'slip',
}

/** Which of the quiet grounds a card has. */
function familyOf({ kind, baseTypeId }: MaterialSummary): Family {
  if (kind !== 'recipe') return kind === 'primitive' ? 'raw' : 'analysis'
  return FAMILY_OF_TYPE[baseTypeId ?? 0] ?? 'other'
}

type IngredientsProps = CardTexts & { readonly ingredients: readonly NamedIngredient[] }

/** The largest ingredients, and in one line what is added. */
function Ingredients({ ingredients, formats, names }: IngredientsProps) {
  const base = ingredients.filter(({ isAdditional }) => !isAdditional)
  const additions = ingredients
    .filter(({ isAdditional }) => isAdditional)
    .map(
      ({ name, percentageAmount }) =>
        `${names.shown({ name })} ${formats.written(percentageAmount)}`,
    )
  return (
    <ul className={classes.ingredients}>
      {base.map(({ name, percentageAmount }, at) => (
        <li key={at}>
          <span>{names.shown({ name })}</span> {formats.written(percentageAmount)}
        </li>
      ))}
      {additions.length > 0 && <li className={classes.additions}>+ {names.list(additions)}</li>}
    </ul>
  )
}
