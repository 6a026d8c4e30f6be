import type { ComponentProps } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { RichTextField } from '#components/rich-text-field.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { ProfileValues } from './profile-values.ts'

export interface DescriptionFieldProps extends Omit<
  ComponentProps<'textarea'>,
  'className' | 'id'
> {
  readonly control: Control<ProfileValues>
  readonly problem: string | undefined
}

/** What somebody tells of themselves. */
export function DescriptionField({ control, ...field }: DescriptionFieldProps) {
  const { t } = useTranslation('settings')
  const text = useWatch({ control, name: 'description' })
  return <RichTextField {...field} label={t('profile.description')} text={text} />
}
