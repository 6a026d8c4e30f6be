import { COLOR_DEBOUNCE_MS } from '@glazy/contract/limits'
import { useNavigateHere } from '#lib/use-navigate-here.ts'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { ColourSwatch } from '#components/colour-swatch.tsx'
import { withSearch } from '#lib/list-search.ts'
import type { PanelProps } from './choice-list.tsx'
import classes from './filter-panels.module.css'
import { GLAZE_COLOURS } from './glaze-colours.ts'
import { OptionLink } from './option-link.tsx'

const ColourWheel = lazyPart(() => import('./colour-wheel.tsx'))

const DEFAULT_COLOUR = '#ffffff'

/** Named glaze colours at once, any other by the picker, which waits for the hand to rest. */
export function ColourPicker({ search, onChoose }: PanelProps) {
  const { t } = useTranslation('filters')
  const { color: current } = search
  return (
    <>
      <p className={classes.hint}>{t('color.hint')}</p>
      <div className={classes.picker}>
        <Suspense fallback={<div className={classes.pickerPlace} />}>
          <AnyColour key={current} search={search} />
        </Suspense>
      </div>
      <ul className={`${classes.list} ${classes.colours}`}>
        <li>
          <OptionLink
            search={withSearch(search, { color: undefined })}
            isCurrent={current === undefined}
            onChoose={onChoose}
          >
            {t('color.any')}
          </OptionLink>
        </li>
        {GLAZE_COLOURS.map(({ name, hex }) => (
          <li key={name}>
            <OptionLink
              search={withSearch(search, { color: hex })}
              isCurrent={current === hex}
              onChoose={onChoose}
            >
              <span className={classes.swatched}>
                <ColourSwatch hex={hex} label="" />
                {t(`color.names.${name}`)}
              </span>
            </OptionLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function AnyColour({ search }: Pick<PanelProps, 'search'>) {
  const navigateHere = useNavigateHere()
  const [picked, pick] = useState<string>()

  // By the other filters as they are then.
  const choose = useEffectEvent((color: string) => {
    void navigateHere({ to: '.', search: withSearch(search, { color }), resetScroll: false })
  })
  useEffect(() => {
    const color = picked?.slice(1).toLowerCase()
    // Three digits are still on their way to six.
    if (color?.length !== 6) return
    const timer = setTimeout(() => choose(color), COLOR_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [picked])

  const chosen = search.color ? `#${search.color}` : DEFAULT_COLOUR
  return <ColourWheel colour={picked ?? chosen} onChange={pick} />
}
