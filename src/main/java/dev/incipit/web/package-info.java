/**
 * The pages for people, on the API's port: which there are, who may see them and what they show. Serving, layout and the pages of
 * each subject are in sub-packages; the templates beside them are in src/main/jte.
 */
@NullMarked
package dev.incipit.web;

import org.jspecify.annotations.NullMarked;
