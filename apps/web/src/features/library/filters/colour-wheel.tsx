import { HexColorInput, HexColorPicker } from 'react-colorful'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './filter-panels.module.css'

export interface ColourWheelProps {
  /** With the number sign. */
  readonly colour: string
  readonly onChange: (colour: string) => void
}

/** Any colour at all. Loaded when it is first wanted. */
export default function ColourWheel({ colour, onChange }: ColourWheelProps) {
  const { t } = useTranslation('filters')
  return (
    <>
      <HexColorPicker color={colour} onChange={onChange} aria-label={t('color.picker')} />
      <label className={classes.hexField}>
        {t('color.hex')}
        <HexColorInput color={colour} onChange={onChange} prefixed spellCheck={false} />
      </label>
    </>
  )
}
