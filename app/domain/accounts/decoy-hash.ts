/** A hash of an unknown password, with the usual parameters, so that checking it costs the same. */
export const DECOY_HASH =
  "scrypt$16384$8$5$GcvttVaD2kDEvbzapvEtbQ==$rWaqTWqEKTxFAdSZJ/WfnmLiRIRMTDEsL42k5+UcImY=";
