/** Where a run's pages come from and what its user chose: addresses, folders of built pages, project files. */
@NullMarked
package dev.incipit.app.source;

import org.jspecify.annotations.NullMarked;
