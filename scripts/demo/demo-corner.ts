/** The position of the demo's invented neighbourhood, in the middle of India. */
export const DEMO_CORNER = { latitude: 21.1466, longitude: 79.0889 };

/** The location that Cloudflare would report for a request: the demo's neighbourhood, so that a guess leads there. */
export const DEMO_EDGE = {
  city: "Demo Nagar",
  country: "IN",
  latitude: String(DEMO_CORNER.latitude),
  longitude: String(DEMO_CORNER.longitude),
};
