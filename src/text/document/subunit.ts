/** A part of an organisation: "Cath Lab", "Department of Geography". */
export const SUBUNIT =
  /^(?:the\s)?(?:institut\p{L}*|instytut|institute|school|cent(?:re|er)|centro|zentrum|department|dept|division|faculty|office|section|unit|desk|team|abteilung|fachbereich|fakultät|dipartimento|département|departamento|facultad|faculdade|faculté|kafedra|кафедра|факультет|wydział|katedra)(?!\p{L})|(?<!\p{L})(?:lab|department|division|unit|team|desk|section|group|branch|chapter|committee)$/iu;
