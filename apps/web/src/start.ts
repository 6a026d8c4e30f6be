import { createStart } from '@tanstack/react-start'
import { SERIALIZATION_ADAPTERS } from '#router/serialization.ts'

/** Settings of the framework that the server and the browser must share. */
export const startInstance = createStart(() => ({
  serializationAdapters: [...SERIALIZATION_ADAPTERS],
}))
