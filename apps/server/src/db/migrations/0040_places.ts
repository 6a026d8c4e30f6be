import { type Kysely, sql } from 'kysely'

/**
 * A lot may be in several places: each of its movements says where it was. What is there already is
 * where its lot was said to be.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table stock_move add column place text
    constraint stock_move_place_length check (length(place) between 1 and 100)`,
  // The place is new, so the trigger does not guard it yet.
  `update stock_move as v set place = l.place
    from stock_lot as l where l.id = v.lot_id and l.place is not null`,
  `alter table stock_move drop constraint stock_move_kind_known,
    add constraint stock_move_kind_known
      check (kind in ('buy', 'use', 'correct', 'lose', 'return', 'move'))`,
  `drop trigger stock_move_stays on stock_move`,
  `create trigger stock_move_stays
    before update of lot_id, kind, grams, place, batch_line, made_at
    on stock_move for each row execute function stock_move_stays()`,
]
