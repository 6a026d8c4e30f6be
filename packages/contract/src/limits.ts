/** Limits of the specification, used by the API, the forms and the tests alike. */

export {
  AMOUNT_MAX,
  COMPONENTS_MAX,
  DESCRIPTION_MAX_LENGTH,
  GRAVITY_MAX,
  MATERIAL_NAME_MAX_LENGTH,
  OTHER_NAMES_MAX_LENGTH,
  PRIMITIVE_NAME_MAX_LENGTH,
  PRIMITIVE_NAME_MIN_LENGTH,
} from '@glazy/ceramics/lookups/item-limits'
export { TAG_MAX_LENGTH, TAGS_MAX } from '@glazy/ceramics/lookups/tags'

/** Largest id PostgreSQL's `integer` holds. */
export const MAX_ID = 2_147_483_647

/** Characters of a keyword query that are looked at. */
export const QUERY_MAX_LENGTH = 200
/** Quick search needs this many characters after trimming. */
export const QUICK_SEARCH_MIN_LENGTH = 2
export const QUICK_SEARCH_PAGE_SIZE = 8
export const QUICK_SEARCH_USER_PAGE_SIZE = 20
export const QUICK_SEARCH_DEBOUNCE_MS = 400
/** Lookup of a material inside a form. */
export const LOOKUP_MIN_LENGTH = 3
export const LOOKUP_DEBOUNCE_MS = 600
export const LOOKUP_RESULTS = 10

/** Items of a list page, and the most a caller may ask for. */
export const PAGE_SIZE = 48
export const PAGE_SIZE_MAX = 100
/** Last page that can be asked for. */
export const PAGE_MAX = 100_000

/** Items of the lists of similar and containing recipes. */
export const SIMILAR_PAGE_SIZE = 6
/** How many similar items are looked for at all. */
export const SIMILAR_MAX = 100
/** Materials that `containsMaterials` accepts at once. */
export const CONTAINS_MATERIALS_MAX = 50

/** People whose items are looked through at most where a part of a name is that of many. */
export const PEOPLE_NAMED_MAX = 500

/** Ids that can be selected, compared or printed at once. */
export const SELECTED_MAX = 100

/** Children, siblings and revisions shown before "view more". */
export const FAMILY_SHOWN = 10
/** Children, siblings and revisions that the API lists at most. */
export const FAMILY_MAX = 200

export const COLOR_DEBOUNCE_MS = 2000

/** Saved searches, search history and recent searches in the browser. */
export const SAVED_SEARCHES_MAX = 20
export const SAVED_SEARCH_NAME_MAX = 100
export const SAVED_SEARCH_DESCRIPTION_MAX = 200
export const SEARCH_HISTORY_MAX = 50
export const RECENT_SEARCHES_MAX = 10
export const RECENT_SEARCHES_SHOWN = 5
export const SUGGESTIONS_MAX = 10

/** Visible characters above which what people have written is collapsed, where nothing else is said. */
export const RICH_TEXT_COLLAPSE_AT = 600
/** Description length above which the detail page collapses it. */
export const DESCRIPTION_COLLAPSE_AT = 1000

/** Characters of the batch and tare inputs. */
export const BATCH_INPUT_MAX_LENGTH = 10

/** Bytes of a JSON or form body. */
export const BODY_MAX_BYTES = 1_048_576

/** Accounts. Passwords are hashed, so their upper bound only keeps one request cheap. */
export const NAME_MIN_LENGTH = 3
export const NAME_MAX_LENGTH = 255
export const USERNAME_MIN_LENGTH = 3
export const USERNAME_MAX_LENGTH = 50
/** A user name that was given up stays with its account for so many days, and so many of them. */
export const FORMER_USERNAME_DAYS = 365
export const FORMER_USERNAMES_MAX = 5
export const EMAIL_MAX_LENGTH = 254
export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 256
export const PROFILE_TEXT_MAX_LENGTH = 255
/** A session ends this long after its login. */
export const SESSION_LIFETIME_MS = 2_592_000_000
/** A session that is not used ends after this long; the specification gives it all its life. */
export const SESSION_IDLE_MS = SESSION_LIFETIME_MS
/** Accounts on a page of the operator's list. */
export const ACCOUNTS_PAGE_SIZE = 25
/** Days from the request until an account is deleted, in which its owner can keep it. */
export const DELETION_GRACE_DAYS = 14
/** A link of a mail, to choose a new password or to confirm an address, works this long. */
export const LINK_LIFETIME_MS = 3_600_000

/** Bytes of an avatar, and of an image of an item. */
export const AVATAR_MAX_BYTES = 10 * 1_048_576
export const MATERIAL_IMAGE_MAX_BYTES = 6_291_456
/** Pixels of an uploaded image. */
export const IMAGE_MAX_PIXELS = 50_000_000
/** Longest side of an image as it is stored, in pixels. */
export const IMAGE_MAX_SIDE = 3000
/** Uploads of one account, in so many minutes. */
export const UPLOADS_MAX = 60
export const UPLOADS_WINDOW_MINUTES = 30

/** Unread notifications above this number show as "99+". */
export const UNREAD_BADGE_MAX = 99
export const NOTIFICATIONS_REFRESH_MS = 120_000
/** Milliseconds between two signs of life of the stream of news. */
export const NEWS_HEARTBEAT_MS = 15_000
export const NOTIFICATIONS_SHOWN = 50

/** Preferences. */
export const DECIMAL_PLACES_MAX = 4
export const LIMIT_IDS_MAX = 100
/** Characters of one preference as text. */
export const PREFERENCE_TEXT_MAX_LENGTH = 4_000

/** Writing recipes and materials down. */
/** Languages that the name and the description of one item stand in. */
export const TRANSLATIONS_MAX = 30
export const VERSION_NOTE_MAX_LENGTH = 500

/** Search by chemistry: ranges in one search, and the largest end of one. */
export const RANGES_MAX = 20
/** Materials that a search may ask for, or do without. */
export const INGREDIENTS_MAX = 20
export const RANGE_BOUND_MAX = 1_000_000
/** Figures in one file of points. */
export const POINT_AXES_MAX = 16

/** Items that a chart shows around the one it is about. */
export const NEAREST_MAX = 100

/** Photographs of items. */
export const IMAGE_TITLE_MAX_LENGTH = 255

/** Logs. */
export const LOG_TITLE_MIN_LENGTH = 3
export const LOG_TITLE_MAX_LENGTH = 255
/** Characters of a log's description with its markup, and without. */
export const LOG_DESCRIPTION_MIN_LENGTH = 17
export const LOG_WORDS_MIN_LENGTH = 10
export const LOG_IMAGES_MAX = 10
export const LOG_IMAGE_TEXT_MAX_LENGTH = 1_000
export const LOG_PAGE_SIZE = 20
/** Logs of a list that are counted, and that pages lead to; older ones are found by narrowing it. */
export const LOGS_COUNTED_MAX = 2_000
/** Characters of a description that a card shows before it is expanded. */
export const LOG_SHOWN_LENGTH = { page: 800, batch: 500, image: 400, item: 500 } as const

/** A text that is to be translated. */
export const TRANSLATE_TEXT_MAX_LENGTH = 5_000

/** Importing recipes. Bytes of the files of one import together. */
export const IMPORT_MAX_BYTES = 10 * 1_048_576
/** Files of one import. */
export const IMPORT_FILES_MAX = 10
/** Recipes and materials that one call brings. */
export const IMPORT_ROWS_MAX = 250
/** Bytes of the body of one call, well below {@link BODY_MAX_BYTES}. */
export const IMPORT_CALL_BYTES = 500_000
/** Recipes and materials that all imports of one account may leave. */
export const IMPORT_ITEMS_MAX = 10_000
/** Calls of one account, in so many minutes. */
export const IMPORT_CALLS_MAX = 300
export const IMPORT_WINDOW_MINUTES = 60
/** Names of ingredients, and of recipes, that one call matches. */
export const IMPORT_NAMES_MAX = 250
export const IMPORT_RECIPE_NAMES_MAX = 2_000
/** Materials offered for one name. */
export const IMPORT_MATCHES_SHOWN = 5
export const IMPORT_KEY_MAX_LENGTH = 40
/** Imports that are listed. */
export const IMPORTS_SHOWN = 50

/** Rows or columns of a blend. */
export const BLEND_STEPS_MIN = 3
export const BLEND_STEPS_MAX = 20
export const BLEND_STEPS_DEFAULT = 5
/** Decimal places of the amounts of a blended recipe: a hundredth of a gram in ten kilograms. */
export const BLEND_DECIMALS = 3

/** Recipes on the workbench that are saved nowhere else: the largest blend finds room. */
export const WORKBENCH_DRAFTS_MAX = 400

/** Collections. */
export const COLLECTION_NAME_MAX_LENGTH = 100
export const COLLECTION_DESCRIPTION_MAX_LENGTH = 500
/** Collections of one person, and items in one of them. */
export const COLLECTIONS_MAX = 1_000
export const COLLECTION_ITEMS_MAX = 20_000
/** Collections of a page of those that hold an item. */
export const COLLECTIONS_PAGE_SIZE = 20
/** How long a deletion can be taken back on the site, and by the API. */
export const COLLECTION_UNDO_MS = 8_000
export const COLLECTION_RESTORE_MINUTES = 10
/** Kiln schedules. */
export const KILN_SCHEDULE_NAME_MAX_LENGTH = 255
export const KILN_SCHEDULE_PAGE_SIZE = 10
/** Ramps of one schedule; the largest controllers know 32 segments. */
export const RAMPS_MAX = 40

/** Temperatures, rates and minutes that a schedule can hold. */
export const FIRING_FIGURE_MAX = 100_000
/** Ramps of a new schedule, all empty. */
export const RAMPS_DEFAULT = 5
/** Where a new schedule begins, by its unit. */
export const START_CELSIUS = 20
export const START_FAHRENHEIT = 70
/** The current temperature that a remaining time is asked for. */
export const CURRENT_TEMPERATURE_MAX = 3_000
/** Items fired with a schedule that are named with it: in a list of schedules, and on its own page. */
export const SCHEDULE_ITEMS_LISTED = 48
export const SCHEDULE_ITEMS_MAX = 1_000
/** Materials on one shelf. */
export const INVENTORY_MAX = 5_000
/** Rows that one call brings. */
export const INVENTORY_ROWS_MAX = 250
export const VENDOR_CODE_MAX_LENGTH = 100
/** Characters of a price as it is typed: all its figures, a point, and commas between thousands. */
export const PRICE_MAX_LENGTH = 34
/** Rows of the table of a shelf. */
export const INVENTORY_PAGE_SIZES = [10, 20, 30, 40, 50] as const
export const INVENTORY_PAGE_SIZE = 20
/** Lots of one account, those that one call brings, and movements of a page. */
export const LOTS_MAX = 10_000
export const LOT_ROWS_MAX = 250
export const LOT_PACKS_MAX = 1_000
export const LOT_LABEL_MAX_LENGTH = 100
/** In which one lot may be when it is bought. */
export const LOT_PLACES_MAX = 20
export const LOT_NOTE_MAX_LENGTH = 1_000
export const MOVES_PAGE_SIZE = 50
/** Batches of one account, and of a page. */
export const BATCHES_MAX = 50_000
export const BATCHES_PAGE_SIZE = 20
/** How often a change that may have arrived can be written otherwise. */
export const REPLACED_KEYS_MAX = 100
/** What may be added to one bucket, time and again. */
export const BATCH_ADDITIONS_MAX = 200
export const BATCH_NOTE_MAX_LENGTH = 2_000
/** Reviews: characters, stars, and how many are shown at first. */
export const REVIEW_MIN_LENGTH = 10
export const REVIEW_MAX_LENGTH = 2000
export const RATING_MIN = 1
export const RATING_MAX = 5
export const REVIEWS_SHOWN = 5

/** Comments: characters, and how much is shown at first. */
export const COMMENT_MIN_LENGTH = 20
export const COMMENT_MAX_LENGTH = 2400
export const COMMENT_COLLAPSE_AT = 400
export const COMMENT_THREADS_SHOWN = 4
export const COMMENT_REPLIES_SHOWN = 5

/** Moderation. */
export const REPORT_WORDS_MAX_LENGTH = 1_000
export const HIDE_REASON_MIN_LENGTH = 3
export const HIDE_REASON_MAX_LENGTH = 500
export const MUTE_DAYS_MAX = 366
/** Reports of a case, and cases and acts of a page, that are listed. */
export const REPORTS_SHOWN = 20
export const CASES_PAGE_SIZE = 20
export const ACTS_PAGE_SIZE = 50
/** Days for which an account is new. */
export const NEW_ACCOUNT_DAYS = 7
/** What one account may write in public within an hour: one that is new, and any other. */
export const PUBLIC_WRITING = {
  comment: { ofNew: 20, ofAny: 120 },
  review: { ofNew: 20, ofAny: 120 },
  log: { ofNew: 10, ofAny: 60 },
  photograph: { ofNew: 60, ofAny: 120 },
  report: { ofNew: 10, ofAny: 60 },
} as const

/** Solving for a formula: materials of one question, and those of which one may be added. */
export const SOLVE_MATERIALS_MAX = 1_000
export const SOLVE_FURTHER_MAX = 2_000
/** Characters of what a program calls a material. */
export const SOLVE_ID_MAX_LENGTH = 200
/** Milliseconds that an answer may take. */
export const SOLVE_TIME_LIMIT_MS = 2_000

/** Kilograms of a batch that a stock is asked to be enough for. */
export const ENOUGH_FOR_MAX = 1_000

/** What browsers report: characters of the message and the stack of an error, and of a version. */
export const ERROR_MESSAGE_MAX_LENGTH = 500
export const ERROR_STACK_MAX_LENGTH = 4_000
export const VERSION_MAX_LENGTH = 100
/** The largest figure of a measurement, in milliseconds: a page that took longer was asleep. */
export const VITAL_MAX = 600_000
