import type { Component, MaterialSummary } from '@glazy/contract/materials'
import { Author } from './author.tsx'
import { AlikeLink } from './alike-link.tsx'
import { Atmospheres, Badges, Rating } from './badges.tsx'
import { BookmarkMark } from './bookmark-mark.tsx'
import { CardFace } from './card-face.tsx'
import type { CardTexts } from './card-texts.ts'
import type { MaterialCardProps } from './material-card.tsx'
import { ShelfBadge } from './shelf-badge.tsx'
import card from './material-card.module.css'
import classes from './recipe-card.module.css'

/** Ingredients that are written out; longer recipes say how many follow. */
const SHOWN_COMPONENTS = 14

/** A card that also writes out the recipe, so that recipes can be read side by side. */
export function RecipeCard(props: MaterialCardProps) {
  const { material, isSelected, onSelect, isEager = false, hasBookmark, shelf, ...texts } = props
  const { id, name } = material
  const { isAlikeOpen = false, t, formats } = texts
  const note = material.image && texts.note(material)
  return (
    <article className={card.card} data-item={id} data-selected={isSelected || undefined}>
      <CardFace material={material} isEager={isEager} isBand {...texts}>
        <input
          type="checkbox"
          className={card.select}
          value={id}
          checked={isSelected}
          onChange={onSelect}
          aria-label={t('card.select', { name })}
        />
        {hasBookmark && <BookmarkMark item={material} className={card.bookmark} t={t} />}
      </CardFace>
      <div className={classes.body}>
        <Ingredients material={material} {...texts} />
        <div className={classes.foot}>
          {note && <span className={card.fired}>{note}</span>}
          <Atmospheres material={material} {...texts} />
          <Badges material={material} {...texts} />
          {shelf && <ShelfBadge count={shelf} t={t} />}
          <AlikeLink material={material} isOpen={isAlikeOpen} t={t} />
          <span className={card.credit}>
            <Rating material={material} t={t} formats={formats} />
            <Author material={material} t={t} />
          </span>
        </div>
      </div>
    </article>
  )
}

type IngredientsProps = CardTexts & { readonly material: MaterialSummary }

function Ingredients({ material, t, formats, names }: IngredientsProps) {
  const all = material.components ?? []
  if (all.length === 0) {
    return material.kind === 'recipe' ? (
      <p className={classes.none}>{t('ingredients.none')}</p>
    ) : null
  }
  const shown = all.slice(0, SHOWN_COMPONENTS)
  const base = shown.filter((component) => !component.isAdditional)
  const additions = shown.filter((component) => component.isAdditional)
  const row = (component: Component, index: number) => (
    <tr key={index}>
      <th scope="row">{names.shown(component.material)}</th>
      <td>
        {component.isAdditional && '+ '}
        {formats.written(component.percentageAmount)}
      </td>
    </tr>
  )
  return (
    <table
      className={classes.ingredients}
      aria-label={t('ingredients.label', { name: material.name })}
    >
      {base.length > 0 && <tbody>{base.map(row)}</tbody>}
      {additions.length > 0 && <tbody className={classes.additions}>{additions.map(row)}</tbody>}
      {all.length > shown.length && (
        <tfoot>
          <tr>
            <td colSpan={2}>
              {t('ingredients.more', { more: formats.number(all.length - shown.length) })}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
