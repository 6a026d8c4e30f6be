/** What a column of somebody's table of materials holds. */
export type ColumnMeaning =
  | ('material' | 'price' | 'unitPrice' | 'unit' | 'sku' | 'weight' | 'packs' | 'left')
  | ('boughtOn' | 'vendor' | 'place' | 'lot' | 'note')

/**
 * How people head such columns in the languages of the site, folded, as spreadsheets and shops write
 * them. Left out is what is a number of bags to one and a weight to another, such as `数量`.
 */
const WORDS: Readonly<Record<ColumnMeaning, string>> = {
  material: `material, name, ingredient, item, raw material, rohstoff, zutat, bezeichnung, materiale,
    råvare, navn, materia prima, nombre, ingrediente, matière, matière première, matériau, nom,
    ingrédient, materijal, sirovina, naziv, sastojak, nome, materiaal, grondstof, naam, ingrediënt,
    matéria-prima, matéria prima, surovina, ime, sestavina, råvara, råmaterial, namn, материал, сырьё,
    сырье, название, наименование, матеріал, сировина, назва, найменування, 材料, 原料, 名前, 名称,
    品名, 재료, 원료, 이름, 품명, วัตถุดิบ, วัสดุ, ชื่อ`,
  price: `price, cost, preis, kosten, pris, precio, coste, costo, prix, coût, cijena, prezzo, prijs,
    preço, custo, cena, цена, стоимость, ціна, вартість, 価格, 値段, 金額, 价格, 价钱, 金额, 가격,
    금액, ราคา`,
  unitPrice: `unit price, einzelpreis, stückpreis, precio unitario, prix unitaire, prezzo unitario,
    preço unitário, jedinična cijena, stuksprijs, cena na enoto, цена за единицу, ціна за одиницю, 単価,
    单价, 단가, ราคาต่อหน่วย`,
  unit: `unit, units, einheit, enhed, unidad, unité, jedinica, unità, eenheid, unidade, enota, enhet,
    единица, единица измерения, ед., одиниця, одиниця виміру, 単位, 单位, 단위, หน่วย`,
  sku: `sku, code, article number, artikelnummer, artikelnr, artikelnr., bestellnummer, varenummer,
    referencia, código, référence, šifra, codice, codice articolo, referência, артикул, 品番,
    商品コード, 货号, 품번, 상품코드, รหัสสินค้า`,
  weight: `weight, amount, quantity, menge, gewicht, mængde, vægt, cantidad, peso, quantité, poids,
    količina, težina, quantità, hoeveelheid, quantidade, teža, mängd, vikt, количество, вес, масса,
    кількість, вага, маса, 量, 重量, 重さ, 양, 무게, 중량, ปริมาณ, น้ำหนัก`,
  packs: `packs, bags, count, säcke, gebinde, packungen, anzahl, poser, antal, sacos, bolsas, paquetes,
    sacs, vreće, sacchi, confezioni, zakken, aantal, embalagens, vreče, säckar, мешки, мешков,
    упаковки, мішки, мішків, упаковок, 袋数, 個数, 包数, 개수, 봉지 수, จำนวนถุง`,
  left: `left, remaining, on hand, rest, übrig, bestand, vorhanden, tilbage, restante, queda,
    existencias, reste, restant, preostalo, ostalo, rimanente, rimasto, giacenza, over, voorraad, resta,
    zaloga, kvar, återstår, остаток, осталось, залишок, залишилось, 残り, 残量, 在庫, 剩余, 余量, 库存,
    남은 양, 재고, คงเหลือ, เหลือ`,
  boughtOn: `bought on, date, purchased, gekauft am, kaufdatum, datum, købt, købsdato, dato, fecha,
    fecha de compra, acheté le, date d'achat, date d’achat, datum kupnje, data, data di acquisto,
    data d'acquisto, data d’acquisto, aankoopdatum, data de compra, datum nakupa, inköpsdatum, дата,
    дата покупки, дата купівлі, 購入日, 日付, 购买日期, 日期, 구입일, 구매일, 날짜, วันที่, วันที่ซื้อ`,
  vendor: `supplier, vendor, shop, lieferant, händler, bezugsquelle, leverandør, proveedor, fournisseur,
    dobavljač, fornitore, leverancier, fornecedor, dobavitelj, leverantör, поставщик, продавец,
    постачальник, продавець, 仕入先, 購入先, 販売店, 供应商, 商家, 공급처, 구입처, ผู้ขาย, ร้าน, ร้านค้า`,
  place: `place, location, ort, lagerort, standort, sted, placering, lugar, ubicación, lieu,
    emplacement, mjesto, luogo, posizione, plaats, locatie, local, mesto, plats, место, місце, 場所,
    保管場所, 位置, 存放位置, 위치, 보관 장소, ที่เก็บ, สถานที่`,
  lot: `lot, lot number, label, batch, charge, chargennummer, los, parti, lote, serija, šarža, lotto,
    partij, партия, партія, ロット, ロット番号, 批次, 批号, 로트, 로트 번호, ล็อต`,
  note: `note, notes, notiz, bemerkung, anmerkung, bemærkning, nota, notas, remarque, napomena,
    bilješka, notitie, opmerking, observação, observações, opomba, anteckning, anmärkning, заметка,
    примечание, нотатка, примітка, メモ, 備考, 备注, 메모, 비고, หมายเหตุ, บันทึก`,
}

/** The name of a column without what keyboards, capitals and programs make different. */
export function foldHeading(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase().replaceAll('_', ' ')
}

/** Columns by all the names that a meaning has in the languages of the site, folded. */
export function headingsOf<TColumn>(
  columns: Partial<Readonly<Record<ColumnMeaning, TColumn>>>,
): Readonly<Record<string, TColumn>> {
  return Object.fromEntries(
    (Object.entries(columns) as [ColumnMeaning, TColumn][]) // its own keys, each with a value
      .flatMap(([meaning, column]) =>
        WORDS[meaning].split(',').map((word) => [foldHeading(word), column] as const),
      ),
  )
}
