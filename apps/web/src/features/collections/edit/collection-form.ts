import { COLLECTION_PROBLEMS, collectionForm, isSameCollectionName } from '@glazy/contract/rules/collection'

/** The fields of a collection, with a name that none of the others has. */
export function namedForm(others: readonly string[]) {
  return collectionForm.superRefine(({ name }, context) => {
    if (!others.some((other) => isSameCollectionName(other, name))) return
    context.addIssue({ code: 'custom', path: ['name'], message: COLLECTION_PROBLEMS.nameTaken })
  })
}
