/**
 * What a site is made of: its pages' addresses, menus, breadcrumbs, dates, languages and versions. Only states facts, without
 * knowing what kind of page a page is.
 */
@NullMarked
package dev.incipit.generate.survey;

import org.jspecify.annotations.NullMarked;
