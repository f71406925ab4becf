import installCss from "#app/device/install/install.css?inline";
import newsBadgeCss from "#app/routes/nearby/components/news-badge.css?inline";
import boardCardCss from "#app/routes/nearby/components/board-card.css?inline";
import mapLabelsCss from "#app/routes/nearby/components/map-labels.css?inline";
import moreCss from "#app/routes/nearby/components/more.css?inline";
import occasionCss from "#app/routes/nearby/components/occasion.css?inline";
import outboxCss from "#app/routes/nearby/components/outbox.css?inline";
import pushOfferCss from "#app/routes/nearby/components/push-offer.css?inline";
import postCss from "#app/routes/nearby/components/post.css?inline";
import photosCss from "#app/routes/nearby/components/photos.css?inline";
import photoViewerCss from "#app/routes/nearby/components/photo-viewer.css?inline";
import rangoliCss from "#app/routes/nearby/components/rangoli.css?inline";
import reactionsCss from "#app/routes/nearby/components/reactions.css?inline";
import composeCss from "#app/routes/nearby/compose/compose.css?inline";
import photoPickerCss from "#app/routes/nearby/compose/photo-picker.css?inline";
import besideCss from "#app/routes/nearby/feed/beside.css?inline";
import cornerMapCss from "#app/routes/nearby/feed/corner-map.css?inline";
import filtersCss from "#app/routes/nearby/feed/filters.css?inline";
import feedCss from "#app/routes/nearby/feed/feed.css?inline";
import shopsStripCss from "#app/routes/nearby/feed/shops-strip.css?inline";
import tellMeCss from "#app/routes/nearby/feed/tell-me.css?inline";
import mineCss from "#app/routes/nearby/mine/mine.css?inline";
import settingsCss from "#app/routes/nearby/mine/settings.css?inline";
import placeCss from "#app/routes/nearby/place/place.css?inline";
import reportCss from "#app/routes/nearby/report/report.css?inline";
import commentsCss from "#app/routes/nearby/thread/comments.css?inline";
import cardsCss from "#app/ui/cards.css?inline";
import formsCss from "#app/ui/forms.css?inline";
import languageCss from "#app/ui/language-switch.css?inline";
import roundLinkCss from "#app/ui/round-link.css?inline";
import topBarCss from "#app/ui/top-bar.css?inline";
import frameCss from "./frame.css?inline";

const css = [
  topBarCss,
  cardsCss,
  formsCss,
  languageCss,
  roundLinkCss,
  frameCss,
  newsBadgeCss,
  feedCss,
  filtersCss,
  mapLabelsCss,
  cornerMapCss,
  besideCss,
  tellMeCss,
  shopsStripCss,
  postCss,
  photosCss,
  reactionsCss,
  commentsCss,
  occasionCss,
  boardCardCss,
  rangoliCss,
  photoViewerCss,
  composeCss,
  photoPickerCss,
  outboxCss,
  pushOfferCss,
  mineCss,
  settingsCss,
  moreCss,
  placeCss,
  reportCss,
  installCss,
];

/** The styles of all the community's pages and of the offline page, from which people go on without a new document. */
export const nearbyCss = import.meta.env.SSR ? css.join("") : "";
