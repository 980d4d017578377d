package dev.incipit.html.content;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/** The menus of a page: its navigation elements, and long lists of links. One is content as a whole or not at all. */
final class Menus {
    /** Blanks do not count as a link's characters. */
    private static final double LINK_ALONE = 0.7;

    /** A list with fewer links is no menu. */
    private static final int LINKS_MIN = 8;

    /** Of a menu that is content so many blocks are, at least one in this number. */
    private static final int SHARE = 4;

    private Menus() {}

    /** Drops the few links that are kept of a menu. A text stays: old pages leave such an element open. */
    static void dropParts(List<Block> blocks, boolean[] kept) {
        var menus = new IdentityHashMap<Box, List<Integer>>();
        for (int i = 0; i < kept.length; i++) {
            int at = i;
            menu(blocks.get(i))
                    .ifPresent(box ->
                            menus.computeIfAbsent(box, _ -> new ArrayList<>()).add(at));
        }
        for (var parts : menus.values()) {
            long some = parts.stream().filter(i -> kept[i]).count();
            if (parts.size() >= LINKS_MIN && some * SHARE < parts.size()) {
                parts.forEach(i -> kept[i] &= blocks.get(i).linkDensity() < LINK_ALONE);
            }
        }
    }

    private static Optional<Box> menu(Block block) {
        var box = block.box();
        if (!box.isInMenu()) {
            return Optional.ofNullable(box.parent)
                    .filter(_ -> box.element.nameIs("li") && block.linkDensity() >= LINK_ALONE);
        }
        var menu = box;
        while (menu.parent != null && menu.parent.isInMenu()) {
            menu = menu.parent;
        }
        return Optional.of(menu);
    }
}
