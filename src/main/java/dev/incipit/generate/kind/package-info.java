/**
 * What kind of page each page of a site is: a part of a manual, news, a legal text, a list that software made. Only states facts;
 * {@code generate.compose} decides.
 */
@NullMarked
package dev.incipit.generate.kind;

import org.jspecify.annotations.NullMarked;
