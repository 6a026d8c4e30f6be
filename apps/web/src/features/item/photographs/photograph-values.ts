import type { DetailImage, MaterialDetail } from '@glazy/contract/materials'
import { isPlainLine, isPlainText } from '@glazy/ceramics/lookups/plain-text'
import { DESCRIPTION_MAX_LENGTH } from '@glazy/contract/limits'
import { textLength } from '@glazy/contract/rules/description'
import type { PhotographTexts } from '#queries/photograph-changes.ts'

/** What the fields about a photograph hold. */
export interface PhotographValues {
  readonly title: string
  /** HTML. */
  readonly description: string
  /** '0' for none. */
  readonly coneId: string
  /** 'none' or an id. */
  readonly atmosphereId: string
  readonly isColorSearchable: boolean
}

export const NO_CONE = '0'
export const NO_ATMOSPHERE = 'none'

type Firing = Pick<MaterialDetail, 'name' | 'fromOrtonConeId' | 'toOrtonConeId' | 'atmospheres'>

/** What is filled in for a new photograph: the name of its item, and how that is fired. */
export function newValues(item: Firing): PhotographValues {
  return {
    title: item.name,
    description: '',
    coneId: String(item.fromOrtonConeId ?? item.toOrtonConeId ?? NO_CONE),
    atmosphereId: String(item.atmospheres[0] ?? NO_ATMOSPHERE),
    isColorSearchable: true,
  }
}

export function valuesOf(image: DetailImage): PhotographValues {
  return {
    title: image.title ?? '',
    description: image.description ?? '',
    coneId: String(image.ortonConeId ?? NO_CONE),
    atmosphereId: String(image.atmosphereId ?? NO_ATMOSPHERE),
    isColorSearchable: image.isColorSearchable,
  }
}

/** Fields in which something is wrong, with the key of what it is. */
export interface ValueProblems {
  readonly title?: 'titleRequired' | 'notALine'
  readonly description?: 'descriptionTooLong' | 'notAText'
}

export function problemsOf({ title, description }: PhotographValues): ValueProblems {
  return {
    ...(!isPlainLine(title.trim()) && { title: 'notALine' }),
    ...(title.trim() === '' && { title: 'titleRequired' }),
    ...(!isPlainText(description) && { description: 'notAText' }),
    ...(textLength(description) > DESCRIPTION_MAX_LENGTH && {
      description: 'descriptionTooLong',
    }),
  }
}

/** What is sent. */
export function textsOf(values: PhotographValues): PhotographTexts {
  const chosen = (id: string, none: string) => (id === none ? null : Number(id))
  return {
    title: values.title.trim(),
    description: values.description || null,
    ortonConeId: chosen(values.coneId, NO_CONE),
    atmosphereId: chosen(values.atmosphereId, NO_ATMOSPHERE),
    isColorSearchable: values.isColorSearchable,
  }
}
