/** A chunk for each file of the language. */
export default import.meta.glob('../../../../../../packages/locales/es-419/*.json', {
  import: 'default',
})
