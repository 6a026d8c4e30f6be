import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { FoundRecipe } from '@glazy/formats/record/document'
import { writeGlazyYamlItem } from '@glazy/formats/glazy/write-glazy-yaml'
import { generateRecipe, type GeneratedRecipe } from './generate.ts'
import type { Pantry } from './mix.ts'

/** Writes a library as the compressed Glazy YAML that other installations export. */
export async function writeLibraryFile(path: string, count: number, pantry: Pantry): Promise<void> {
  function* items() {
    for (let number = 0; number < count; number += 1) {
      yield writeGlazyYamlItem(toFoundRecipe(number, generateRecipe(number, pantry)))
    }
  }
  await pipeline(Readable.from(items()), createGzip(), createWriteStream(path))
}

/** A generated recipe as files state it. */
export function toFoundRecipe(number: number, recipe: GeneratedRecipe): FoundRecipe {
  const { description, surfaceId, transparencyId } = recipe
  return {
    id: 1_000_000 + number,
    name: recipe.name,
    otherNames: [],
    date: day(recipe.createdAt),
    dateModified: day(recipe.updatedAt),
    typeId: recipe.typeId,
    fromConeId: recipe.fromConeId,
    toConeId: recipe.toConeId,
    atmosphereIds: recipe.atmosphereIds,
    stateId: recipe.stateId,
    ...(surfaceId !== null && { surfaceId }),
    ...(transparencyId !== null && { transparencyId }),
    ...(description !== null && { description }),
    components: recipe.lines.map(({ material, amount, isAdditional }) => {
      return { name: material.name, amount, isAdditional, line: 0 }
    }),
    extra: {},
    line: 0,
  }
}

function day(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
