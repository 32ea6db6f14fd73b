/** Degrees and certificates of schools, in the languages of `headings/`. */
const DEGREE =
  /(?<![\p{L}])(?:B\.?\s?A\.?|B\.?\s?Sc?\.?|M\.?\s?Sc?\.?|M\.?\s?A\.?|M\.?\s?Phil\.?|D\.?\s?Phil\.?|Ph\.?\s?D\.?|M\.?B\.?A\.?|LL\.?\s?[BMD]\.?|J\.?D\.?|M\.?D\.?|MB\s?ChB|MBBS|Ed\.?D\.?|M\.?Ed\.?|B\.?Ed\.?|B\.?Eng\.?|M\.?Eng\.?|BFA|MFA|BBA|BCom|B\.?Tech|M\.?Tech|MPH|MPA|MLA|MArch|BArch|PGCE|HND|HNC|GCSEs?|A[- ]levels?|SSCE|NCE|CPA|BTS|DUT|DEA|DESS|CAP|BEP|FP|CAS|DAS|MAS|LPC|Abitur|Matura|Maturità|Baccalauréat|Bac|Bachelor\p{L}*|Master\p{L}*|Magister\p{L}*|Magistr\p{L}*|Doctor\p{L}*|Doctorat|Doktor\p{L}*|Dottor\p{L}*|Dr\.?|Diplom\p{L}*|Diploma|Diplôme|Diplomatura|Licen[cs]\p{L}*|Licenza|Laurea|Grado|Grade|Graduado|Ingenier\p{L}*|Ingénieur\p{L}*|Inżynier\p{L}*|Técnico|Bachillerato|Maestr[ií]a|Máster|Mestrado|Mestre|Doutor\p{L}*|Graduação|Bacharel\p{L}*|Curso|Kandidat\p{L}*|Examen|\p{L}*examen|Ausbildung|Promotion|Staatsexamen|Degree|Certificate|Certificado|Certificat|Zertifikat|Fellowship|Residency|Diplomado|Especiali\p{L}+|propedeuse|doctoraal|licencjat|doktorat|бакалавр\p{L}*|магистр\p{L}*|магістр\p{L}*|специалист|диплом\p{L}*|кандидат|доктор\p{L}*|lisans|yüksek lisans|doktora|önlisans|bakalaur\p{L}*|magistr\p{L}*|daktar\p{L}*)(?![\p{L}])|بكالوريوس|ماجستير|دكتوراه|दिप्लोमा|स्नातक|एम\.ए|बी\.ए|पीएच/iu;

export function isDegree(text: string): boolean {
  return DEGREE.test(text);
}
