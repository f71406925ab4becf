/** Every path, for the routes and for OpenAPI: the file here that answers it, its noun, and its operation id. */
export const apiPaths = {
  openMenu: { path: "qr/menu/:shopId", file: "menu.ts", noun: "Menus" },
  addItem: { path: "qr/menu/add/:shopId", file: "add-item.ts", noun: "Items" },
  updateItem: { path: "qr/menu/update/:shopId", file: "update-item.ts", noun: "Items" },
  deleteItem: { path: "qr/menu/delete/:shopId", file: "delete-item.ts", noun: "Items" },
  addSection: { path: "section/add/:shopId", file: "add-section.ts", noun: "Sections" },
  updateSection: { path: "section/update/:shopId", file: "update-section.ts", noun: "Sections" },
  deleteSection: { path: "section/delete/:shopId", file: "delete-section.ts", noun: "Sections" },
  updateSubheaders: {
    path: "section/subheader/:sectionId",
    file: "update-subheaders.ts",
    noun: "Sections",
  },
  logIn: { path: "shops/login", file: "login.ts", noun: "Logins" },
  contact: { path: "qr/contact", file: "contact.ts", noun: "Enquiries" },
  addShop: { path: "add_shop", file: "add-shop.ts", noun: "Enquiries" },
} as const;
