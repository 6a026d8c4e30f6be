import type { DetailImage } from '@glazy/contract/materials'
import { Link } from '@tanstack/react-router'
import { AgeText } from '#components/age-text.tsx'
import { PersonLink } from '#components/person-link.tsx'
import { ColourSwatch } from '#components/colour-swatch.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { firingText } from './firing-text.ts'
import classes from './photograph-viewer.module.css'

/** What is known of a photograph: its firing, who took it, when, and its colours. */
export function PhotographFacts({ image }: { readonly image: DetailImage }) {
  const { t } = useTranslation('photographs')
  const { user, updatedAt, dominantHexColor, secondaryHexColor } = image
  const firing = firingText(image, useNames())
  const colours = [dominantHexColor, secondaryHexColor].filter((hex) => hex !== null)
  return (
    <div className={classes.facts}>
      {firing !== '' && <p className={classes.firing}>{firing}</p>}
      <p>
        <PersonLink user={user}>{t('viewer.by', { name: user.name })}</PersonLink> ·{' '}
        <AgeText instant={updatedAt} />
      </p>
      {colours.length > 0 && (
        <p className={classes.colours}>
          {colours.map((color) => (
            <Link
              key={color}
              to="/search"
              search={{ color }}
              aria-label={t('viewer.colour', { hex: `#${color}` })}
              title={t('viewer.colour', { hex: `#${color}` })}
            >
              <ColourSwatch hex={color} label="" />
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}
