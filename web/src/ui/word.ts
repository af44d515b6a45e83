/** Something said in passing near a board. */
export interface Word {
    text: string;
    /** Where more about it is told. */
    more?: { name: string; href: string } | null;
}
