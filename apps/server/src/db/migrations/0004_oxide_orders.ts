import { type Kysely, sql } from 'kysely'

/**
 * Sorting tables of percent and mole percent by the oxides that some items have, as tables of the
 * unity formula are sorted already. Each index holds only the items with its oxide.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const oxide of ['SrO', 'PbO', 'ZrO2', 'SnO2', 'MnO', 'MnO2', 'CoO', 'CuO', 'Cr2O3']) {
    for (const [figure, column] of [
      ['percent', 'percent'],
      ['mole', 'mole_percent'],
    ] as const) {
      await sql
        .raw(
          `create index material_chemistry_${figure}_${oxide.toLowerCase()}_index
            on material_chemistry (((${column} ->> '${oxide}')::double precision), material_id desc)
            where ((${column} ->> '${oxide}')::double precision) is not null`,
        )
        .execute(db)
    }
  }
}
