import { useQuery } from '@tanstack/react-query'
import { FirstSteps } from '#features/library/home/first-steps.tsx'
import { newestRecipes } from '#queries/materials.ts'

/** The first steps, for whoever has just made an account. */
export function NewcomerSteps() {
  const { data } = useQuery(newestRecipes)
  return <FirstSteps recipe={data?.data[0]} />
}
